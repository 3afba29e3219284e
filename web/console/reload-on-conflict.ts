import type { ShouldRevalidateFunction } from 'react-router'

/** Somebody else was faster: whoever is told so sees what stands now, and a second save goes over it knowingly. */
export const reloadOnConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate
