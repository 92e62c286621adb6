import { buildSite } from './build/buildSite.ts'
import { reportFailure } from './build/reportFailure.ts'

await buildSite(process.cwd()).catch(reportFailure)
