import { startIslands } from '../islands/loader.ts'
import { startFrame } from '../shell/frame.ts'

startFrame()
startIslands()
