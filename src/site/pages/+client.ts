import { startIslands } from '../islands/loader.ts'
import { startFrame } from '../shell/startShell.ts'

startFrame()
startIslands()
