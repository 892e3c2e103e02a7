import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import PersonAdd from '@mui/icons-material/PersonAdd';

export default function InviteMemberModal() {
  const [open, setOpen] = React.useState(false);
  const [members, setMembers] = React.useState<readonly string[]>(['Ines (you)']);

  const invite = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('member')).trim();
    if (name) {
      setMembers((names) => [...names, name]);
      setOpen(false);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: 240, maxWidth: '100%' }}>
      <List size="sm" variant="outlined" aria-label="Members" sx={{ borderRadius: 'sm' }}>
        {members.map((name, index) => (
          <ListItem key={`${name}-${index}`}>{name}</ListItem>
        ))}
      </List>
      <Button variant="soft" startDecorator={<PersonAdd />} onClick={() => setOpen(true)}>
        Invite
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog aria-describedby={undefined} sx={{ width: 340 }}>
          <ModalClose aria-label="Close without inviting" />
          <DialogTitle>Invite a member</DialogTitle>
          <Stack component="form" spacing={2} onSubmit={invite}>
            <FormControl required>
              <FormLabel>Name</FormLabel>
              <Input name="member" autoFocus autoComplete="off" />
            </FormControl>
            <Button type="submit">Send invitation</Button>
          </Stack>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
