export type Machine<S extends string, E extends string, A extends string> = {
  start: S
  ends: readonly S[]
  on: Record<E, { from: readonly S[]; to: S; by: readonly A[]; tells?: readonly string[] }>
}

export const machine = <const S extends string, const E extends string, const A extends string>(m: Machine<S, E, A>) =>
  m

/** The state after the event, or nothing when it cannot happen here. */
export const next = <S extends string, E extends string, A extends string>(
  m: Machine<S, E, A>,
  state: NoInfer<S>,
  event: NoInfer<E>,
): S | undefined => {
  const edge = m.on[event]
  return edge.from.includes(state) ? edge.to : undefined
}
