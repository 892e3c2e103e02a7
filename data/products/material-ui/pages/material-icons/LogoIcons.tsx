import Stack from '@mui/material/Stack';
import GitHubIcon from '@mui/icons-material/GitHub';
import GoogleIcon from '@mui/icons-material/Google';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import MicrosoftIcon from '@mui/icons-material/Microsoft';
import PinterestIcon from '@mui/icons-material/Pinterest';
import TwitterIcon from '@mui/icons-material/Twitter';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import XIcon from '@mui/icons-material/X';
import YouTubeIcon from '@mui/icons-material/YouTube';

export default function LogoIcons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <GitHubIcon titleAccess="GitHub" />
      <GoogleIcon titleAccess="Google" />
      <InstagramIcon titleAccess="Instagram" />
      <LinkedInIcon titleAccess="LinkedIn" />
      <MicrosoftIcon titleAccess="Microsoft" />
      <PinterestIcon titleAccess="Pinterest" />
      <TwitterIcon titleAccess="Twitter" />
      <WhatsAppIcon titleAccess="WhatsApp" />
      <XIcon titleAccess="X" />
      <YouTubeIcon titleAccess="YouTube" />
    </Stack>
  );
}
