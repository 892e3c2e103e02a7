/** Returns the source of a demo that shares no distinctive line with another demo. */
export function buildDemo(name: string, number: number): string {
  return `import * as React from 'react';

export default function ${name}() {
  const [count${number}, setCount${number}] = React.useState<number>(${number});
  return (
    <button type="button" onClick={() => setCount${number}(count${number} + ${number})}>
      Count of ${name}: {count${number}}
    </button>
  );
}
`;
}
