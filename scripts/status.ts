import { status } from '../src/desk/commands/status.ts'

process.exitCode = status(process.cwd(), process.argv.slice(2), process.env)
