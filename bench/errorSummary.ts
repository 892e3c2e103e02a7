/** Returns the first line of the message of a thrown value. */
export function errorSummary(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
