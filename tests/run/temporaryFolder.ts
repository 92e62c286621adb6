import { moveTemporaryFiles } from '../../scripts/setup/temporaryFolder.mjs'

/** Vitest's global setup: what tests leave in the folder for temporary files goes with their run, an interrupted one too. */
export default (): void => moveTemporaryFiles('unit-')
