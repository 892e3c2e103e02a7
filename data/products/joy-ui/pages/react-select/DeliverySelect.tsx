import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Clear from '@mui/icons-material/Clear';
import LocalShipping from '@mui/icons-material/LocalShipping';

const services = [
  { id: 'letter', name: 'Letter', days: 'in two to four days' },
  { id: 'parcel', name: 'Parcel', days: 'in one to two days' },
  { id: 'courier', name: 'Courier', days: 'on the same day' },
];

export default function DeliverySelect() {
  const [serviceId, setServiceId] = React.useState<string | null>('parcel');
  const trigger = React.useRef<{ focusVisible(): void }>(null);
  const service = services.find(({ id }) => id === serviceId);

  const clear = () => {
    setServiceId(null);
    trigger.current?.focusVisible();
  };

  return (
    <FormControl sx={{ width: 260, maxWidth: '100%' }}>
      <FormLabel>Delivery</FormLabel>
      <Select
        action={trigger}
        placeholder="Choose a service"
        sx={{ '--Select-placeholderOpacity': 1 }}
        value={serviceId}
        onChange={(_event, value) => setServiceId(value)}
        startDecorator={<LocalShipping />}
        endDecorator={
          service && (
            <IconButton aria-label="Clear delivery" onClick={clear}>
              <Clear />
            </IconButton>
          )
        }
      >
        {services.map(({ id, name }) => (
          <Option key={id} value={id}>
            {name}
          </Option>
        ))}
      </Select>
      <FormHelperText>{service ? `Arrives ${service.days}` : 'Nothing chosen yet'}</FormHelperText>
    </FormControl>
  );
}
