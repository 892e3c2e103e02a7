import { parseServices } from '../model/analytics/services';
import type { Problem } from '../model/problems/Problem';
import { services } from '../site';
import { findLine } from './findLine';

const SERVICES_FILE = 'data/analytics.ts';

/** The settings of analytics and fonts can be meant. */
export function checkServices(): Problem[] {
  return parseServices(services).findings.map(({ setting, message, hint }) => ({
    file: SERVICES_FILE,
    line: findLine(SERVICES_FILE, `${setting.split(' ').at(-1)}:`),
    column: 1,
    code: 'service-setting',
    message,
    hint,
  }));
}
