import type { Load } from './load.ts'

export type Figure = { name: string; figure: string; ratio?: string; base?: string; goal?: string }

export const round = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits })

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
export const wanted = (name: string): boolean => only === undefined || only === name
export const isOnly = (name: string): boolean => only === name

export const shown = ({ per_second, p99_ms, errors }: Load): string =>
  `${round(per_second)}/s, p99 ${round(p99_ms, 1)} ms${errors > 0 ? `, ${errors} FAILED` : ''}`
