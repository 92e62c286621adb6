import { startFrame } from '../frame/frame.ts'
import { startIslands } from '../islands/loader.ts'

startFrame()
startIslands()
