import { buildSite } from '../src/build/buildSite.ts'
import { reportFailure } from '../src/build/reportFailure.ts'

await buildSite(process.cwd()).catch(reportFailure)
