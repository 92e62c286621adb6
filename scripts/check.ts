import { check } from '../src/desk/commands/check.ts'

process.exitCode = check(process.cwd(), process.argv.slice(2), process.env)
