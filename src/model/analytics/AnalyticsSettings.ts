/** The analytics service as the environment names it: text, or unset. */
export interface AnalyticsSettings {
  /** Unset: no script, no request, nothing is counted. */
  readonly measurementId?: string;
  /** Address of the script that brings the global tag function; the id is appended as `?id=`. */
  readonly scriptUrl?: string;
  /** More origins that the script talks to, separated by spaces, for the security policy. */
  readonly hosts?: string;
}

/** Style sheets with fonts as the environment names them: own or absolute addresses, or unset. */
export interface FontSettings {
  readonly webFontUrl?: string;
  readonly iconFontUrl?: string;
  /** More origins that font files come from, separated by spaces. */
  readonly hosts?: string;
}

/** What a family says about third parties other than ads. */
export interface ServiceSettings {
  readonly analytics: AnalyticsSettings;
  readonly fonts: FontSettings;
}
