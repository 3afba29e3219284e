type Pictured = { picture_id: string; picture_ids: readonly string[] }

/** What a picture shows: drawings of one scene differ by their number and shape alone. */
const sceneOf = (picture_id: string): string => picture_id.replace(/-\d+-(card|wide|tall|square)$/, '')

/** The same list, where no package has a picture like the one before it as long as it has another to show. */
export function unlikeNeighbours<T extends Pictured>(list: readonly T[]): T[] {
  let last = ''
  return list.map((one) => {
    const first = [one.picture_id, ...one.picture_ids]
    const picture_id = first.find((id) => sceneOf(id) !== last) ?? one.picture_id
    last = sceneOf(picture_id)
    return { ...one, picture_id }
  })
}
