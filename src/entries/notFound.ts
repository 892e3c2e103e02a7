/** The inline script of the page for unknown addresses: an address may only have a prefix too many. */
import { leaveEnglishPrefix } from '../browser/notFound/leaveEnglishPrefix';

leaveEnglishPrefix();
