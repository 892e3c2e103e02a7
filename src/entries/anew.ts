/**
 * What a document needs whose build is gone, and the one that is loaded in its place. Lies at an address that stays the
 * same over all builds (`ANEW_SCRIPT`), since the files of its own build are what the old document can't have. So it may
 * meet the head's script of any build: what it gives and what it calls of `window.docsShell` keeps its names.
 */
import { startAnew, takeCarried } from '../browser/boot/startAnew';

if (window.docsShell) window.docsShell.anew = { startAnew, takeCarried };
