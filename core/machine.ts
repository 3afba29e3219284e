export type Machine<S extends string, E extends string, A extends string, N extends string = never> = {
  start: S
  ends: readonly S[]
  on: Record<E, { from: readonly S[]; to: S; by: readonly A[]; emits?: readonly N[] }>
}

export const machine = <
  const S extends string,
  const E extends string,
  const A extends string,
  const N extends string = never,
>(
  m: Machine<S, E, A, N>,
) => m

/** The names of what a machine emits: a module has a channel for each. */
export type Emitted<M> = M extends { on: Record<string, { emits?: readonly (infer N)[] }> } ? N : never

type Cause<E extends string, A extends string> = { event: E; actor: A }

/** Where an event begins and where it leads. Who may not cause it is a mistake of ours, never of a person. */
export function edgeOf<S extends string, E extends string, A extends string, N extends string>(
  m: Machine<S, E, A, N>,
  { event, actor }: Cause<NoInfer<E>, NoInfer<A>>,
) {
  const edge = m.on[event]
  if (!edge.by.includes(actor)) throw new Error(`${event} is not for ${actor}`)
  return edge
}

/** The state after the event, or nothing when it cannot happen here. */
export function next<S extends string, E extends string, A extends string, N extends string>(
  m: Machine<S, E, A, N>,
  state: NoInfer<S>,
  cause: Cause<NoInfer<E>, NoInfer<A>>,
): S | undefined {
  const { from, to } = edgeOf(m, cause)
  return from.includes(state) ? to : undefined
}
