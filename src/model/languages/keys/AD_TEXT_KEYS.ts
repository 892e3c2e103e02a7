/** Interface texts of the ad slot; they travel with the ads, see `AdsData`. */
export const AD_TEXT_KEYS = ['adBy', 'adAppealTitle', 'adAppealText'] as const;
