import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { HighlightedCode } from './HighlightedCode';

interface HighlightedCodeWithTabsProps {
  tabs: readonly { tab: string; code: string; language: string }[];
}

/** Variants of a code excerpt in an imported demo, one per tab. */
export default function HighlightedCodeWithTabs({ tabs }: HighlightedCodeWithTabsProps) {
  const [index, setIndex] = useState(0);
  const shown = tabs[index];
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={index} onChange={(_event, next: number) => setIndex(next)}>
        {tabs.map(({ tab }) => (
          <Tab key={tab} label={tab} />
        ))}
      </Tabs>
      {shown ? <HighlightedCode code={shown.code} language={shown.language} /> : null}
    </Box>
  );
}
