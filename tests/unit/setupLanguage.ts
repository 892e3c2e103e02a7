import { setDefaultLanguage } from '../../src/model/languages/defaultLanguage';

/** Tests run without a family: its default language is English unless they set another one. */
setDefaultLanguage('en');
