import { createAdView, type AdCircumstances, resolveAdConsent } from './AdView';

describe('createAdView', () => {
  const NETWORKS = [
    undefined,
    { script: true, feed: false },
    { script: false, feed: true },
    { script: true, feed: true },
  ] as const;

  const every: AdCircumstances[] = (['image', 'inline'] as const).flatMap((shape) =>
    NETWORKS.flatMap((network) =>
      (['unneeded', 'given', 'refused', 'open'] as const).flatMap((consent) =>
        [true, false].map((online) => ({
          shape,
          network,
          consent,
          online,
          appealRoll: 0,
          inHouseRoll: 0.5,
        })),
      ),
    ),
  );

  /** Cases in which a slot waits for the network, listed explicitly instead of computed by the rule. */
  const ASKED: ReadonlySet<string> = new Set([
    'image script unneeded',
    'image script given',
    'image script+feed unneeded',
    'image script+feed given',
    'inline feed unneeded',
    'inline feed given',
    'inline script+feed unneeded',
    'inline script+feed given',
  ]);

  function describeCase({ shape, network, consent }: AdCircumstances): string {
    const offers = [network?.script ? 'script' : '', network?.feed ? 'feed' : ''].filter(Boolean).join('+');
    return `${shape} ${offers || 'none'} ${consent}`;
  }

  describe('createAdView', () => {
    it('has 64 cases', () => {
      expect(every).toHaveLength(64);
    });

    it.each(every.map((circumstances) => [JSON.stringify(circumstances), circumstances] as const))(
      'starts in the right state: %s',
      (_shown, circumstances) => {
        const { online, shape } = circumstances;
        const isAsked = online && ASKED.has(describeCase(circumstances));
        const view = createAdView(circumstances);
        expect(view).toMatchObject({
          state: isAsked ? 'third-party' : 'in-house',
          channel: isAsked ? (shape === 'image' ? 'script' : 'feed') : 'none',
          looks: 0,
          filled: false,
          blocked: false,
        });
      },
    );
  });
});

describe('resolveAdConsent', () => {
  describe('resolveAdConsent', () => {
    it.each([
      [false, undefined, false, 'unneeded'],
      [true, undefined, false, 'open'],
      [true, 'given', false, 'given'],
      [true, 'refused', false, 'refused'],
      [false, 'refused', false, 'refused'],
      [false, undefined, true, 'refused'],
      [true, undefined, true, 'refused'],
      [true, 'given', true, 'refused'],
    ] as const)('needed %p, chosen %p, opted out %p: %s', (needed, choice, optOut, expected) => {
      expect(resolveAdConsent({ needed, choice, optOut })).toBe(expected);
    });
  });
});
