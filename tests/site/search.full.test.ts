import { testClasses } from './harness/testClasses';
import { testGolden } from './harness/testGolden';
import { testTitles } from './harness/testTitles';

jest.setTimeout(300_000);

testGolden(['zh', 'pt', 'ar']);
testTitles(1);
testClasses(1);
