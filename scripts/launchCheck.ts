import { launchCheck } from '../src/desk/commands/launchCheck.ts'

process.exitCode = launchCheck(process.cwd(), process.argv.slice(2), process.env)
