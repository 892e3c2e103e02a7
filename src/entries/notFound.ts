/** The inline script of the 404 page: redirects addresses whose only fault is an extra prefix. */
import { leaveEnglishPrefix } from '../browser/notFound/leaveEnglishPrefix';

leaveEnglishPrefix();
