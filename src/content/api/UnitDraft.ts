import type { ApiKind, ApiTarget } from '../../model/api/ApiUnit';
import type { ApiSource } from '../../model/api/ApiSource';
import type { TypeExport, TypePackage } from './TypeReader';

/** A name of a module, with the module that gives it. */
export interface FoundExport {
  readonly module: string;
  /** Last part of the module's name; empty for the package itself. */
  readonly segment: string;
  readonly item: TypeExport;
}

/** A unit that is known to exist and has not been read yet. */
export interface UnitDraft {
  readonly source: ApiSource;
  readonly name: string;
  readonly kind: ApiKind;
  readonly pathname: string;
  /** The export that the reference reads. */
  readonly item: TypeExport;
  /** Every way to import it. */
  readonly exports: readonly FoundExport[];
  /** Types that belong to the unit, by role. */
  readonly props?: TypeExport;
  readonly classes?: TypeExport;
}

/** What one package brings to the reference. */
export interface PackageDraft {
  readonly source: ApiSource;
  readonly package: TypePackage;
  /** All exports by name; a default export goes by the name of its module. */
  readonly names: ReadonlyMap<string, readonly FoundExport[]>;
  readonly units: readonly UnitDraft[];
}

/** Where a type has its place in the reference, by `package#name`. */
export type TypeTargets = ReadonlyMap<string, ApiTarget>;
