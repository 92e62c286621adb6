import { createContext } from 'react'
import type { DataValue } from '../../server/data/protocol.ts'

/** Takes cells that were copied elsewhere into the table around a value, from that value on. */
export type PasteCells = (from: DataValue, copied: readonly (readonly string[])[]) => void

/** Undefined where values are in no table. */
export const CellsPasted = createContext<PasteCells | undefined>(undefined)
