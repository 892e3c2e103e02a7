import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const languages = ['Finnish', 'Greek', 'Irish'];

export default function MultipleSelectPlaceholder() {
  return (
    <Select
      multiple
      displayEmpty
      defaultValue={[] as string[]}
      inputProps={{ 'aria-label': 'Languages' }}
      renderValue={(values) => (values.length > 0 ? values.join(', ') : <em>Any language</em>)}
      sx={{ width: 200 }}
    >
      {languages.map((language) => (
        <MenuItem key={language} value={language}>
          {language}
        </MenuItem>
      ))}
    </Select>
  );
}
