import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import SoupKitchen from '@mui/icons-material/SoupKitchen';

export default function RecipeLinkCard() {
  const [saved, setSaved] = React.useState(false);
  const [opened, setOpened] = React.useState(0);

  return (
    <Stack spacing={1.5} sx={{ width: 280, maxWidth: '100%' }}>
      <Card component="article" sx={{ '&:hover': { boxShadow: 'md' } }}>
        <CardOverflow>
          <AspectRatio ratio="2" color="warning">
            <div>
              <SoupKitchen sx={{ fontSize: '4rem' }} />
            </div>
          </AspectRatio>
          <IconButton
            aria-label="Save lentil soup"
            aria-pressed={saved}
            variant="solid"
            color={saved ? 'danger' : 'neutral'}
            onClick={() => setSaved((value) => !value)}
            sx={{
              position: 'absolute',
              zIndex: 2,
              insetInlineEnd: '1rem',
              bottom: 0,
              borderRadius: '50%',
              transform: 'translateY(50%)',
            }}
          >
            {saved ? <Favorite /> : <FavoriteBorder />}
          </IconButton>
        </CardOverflow>
        <CardContent>
          <Link
            component="button"
            overlay
            level="title-md"
            textColor="text.primary"
            onClick={() => setOpened((count) => count + 1)}
          >
            Red lentil soup
          </Link>
          <Typography level="body-sm">25 minutes, six ingredients</Typography>
        </CardContent>
      </Card>
      <Typography level="body-sm" role="status">
        Opened {opened} times{saved ? ', saved' : ''}
      </Typography>
    </Stack>
  );
}
