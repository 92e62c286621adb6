import { startIslands } from '../islands/loader.ts'
import { startShell } from '../shell/startShell.ts'

startShell()
startIslands()
// In the scripts of previews only: vite.config.ts puts a constant here.
if (import.meta.env.OFFERS_REMARKS) void import('../preview/remark/start.ts').then(({ offerRemarks }) => offerRemarks())
