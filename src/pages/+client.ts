import { startIslands } from '../islands/loader.ts'

startIslands()
