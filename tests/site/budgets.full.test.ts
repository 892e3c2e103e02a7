import { weighPages } from '../../scripts/weigh';
import { testBudgets } from './harness/testBudgets';

testBudgets(weighPages());
