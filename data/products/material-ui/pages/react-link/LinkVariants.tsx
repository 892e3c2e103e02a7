import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

const styles = ['h6', 'subtitle2', 'body2', 'button', 'caption'] as const;

export default function LinkVariants() {
  return (
    <List dense>
      {styles.map((style) => (
        <ListItem key={style}>
          <Link variant={style} href="#text-styles">{`variant ${style}`}</Link>
        </ListItem>
      ))}
    </List>
  );
}
