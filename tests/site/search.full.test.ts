import { testClasses } from './harness/testClasses';
import { testTitles } from './harness/testTitles';

jest.setTimeout(300_000);

testTitles(1);
testClasses(1);
