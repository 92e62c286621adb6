import { startIslands } from '../islands/loader.ts'
import { startShell } from '../shell/startShell.ts'

startShell()
startIslands()
