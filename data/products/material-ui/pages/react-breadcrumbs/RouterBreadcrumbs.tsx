import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';

const titles: Record<string, string> = {
  '/': 'Courses',
  '/languages': 'Languages',
  '/languages/finnish': 'Finnish',
};

export default function RouterBreadcrumbs() {
  // Stands for the address and the router of an app.
  const [path, navigate] = React.useState('/languages/finnish');
  const trail = Object.keys(titles).filter((key) => path.startsWith(key));
  return (
    <div>
      <Breadcrumbs aria-label="Course">
        {trail.map((key) => (
          <Link
            key={key}
            href="#integration-with-react-router"
            onClick={(event) => {
              event.preventDefault();
              navigate(key);
            }}
            aria-current={key === path ? 'page' : undefined}
          >
            {titles[key]}
          </Link>
        ))}
      </Breadcrumbs>
      <Button onClick={() => navigate('/languages/finnish')}>Go to Finnish</Button>
    </div>
  );
}
