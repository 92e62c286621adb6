import { facts } from '../src/desk/commands/facts.ts'

process.exitCode = facts(process.cwd(), process.argv.slice(2), process.env)
