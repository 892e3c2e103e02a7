export interface Receipt {
  id: number;
  team: string;
  purpose: string;
  amount: number;
}

export const receipts: Receipt[] = [
  { id: 1, team: 'Docs', purpose: 'Screen reader license', amount: 90 },
  { id: 2, team: 'Docs', purpose: 'Proofreading', amount: 240 },
  { id: 3, team: 'Grid', purpose: 'Test devices', amount: 610 },
  { id: 4, team: 'Grid', purpose: 'Conference ticket', amount: 350 },
  { id: 5, team: 'Core', purpose: 'Build minutes', amount: 125 },
];
