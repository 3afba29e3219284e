/** The parts of whatever came in, by name: what is no object has none. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
