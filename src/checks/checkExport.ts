import type { Problem } from '../model/problems/Problem';

/** Every rule about the exported files as a whole. */
export async function checkExport(_folder: string): Promise<Problem[]> {
  return [];
}
