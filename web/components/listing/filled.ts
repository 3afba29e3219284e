/** What was filled in: a field left empty is no filter and has no place in the address. */
export function filledIn(form: HTMLFormElement): URLSearchParams {
  const chosen = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== '') chosen.set(name, String(value))
  return chosen
}
