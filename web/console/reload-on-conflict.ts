import type { ShouldRevalidateFunction } from 'react-router'

/** Who was told that somebody else saved meanwhile gets what stands now: a second save then goes over it knowingly. */
export const reloadOnConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate
