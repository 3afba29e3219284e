type Found = { id: string; colour: string }
type Sources = { list: () => Promise<readonly Found[]>; now: () => number }

const refreshMs = 60_000
const placed = /<img\b[^>]*\bsrc="\/pictures\/([a-z0-9-]{1,80})\/[^>]*>/g

/** Only what waits on the grey of `web/ui/picture.tsx`: a mark or a face has a ground of its own. */
const isWaiting = (tag: string): boolean => /\bbg-line\b/.test(tag) && !tag.includes(' style=')

/**
 * Gives every picture of a page its own colour to wait in. Written into the page and not by React: the colour is of the
 * picture, and no call that names a picture needs to know it. All are read at the start, and again, at most once a minute,
 * when a page shows one that is new.
 */
export async function pictureColours({ list, now }: Sources) {
  const known = new Map<string, string>()
  let readAt = Number.NEGATIVE_INFINITY

  async function read(): Promise<void> {
    readAt = now()
    for (const { id, colour } of await list()) if (/^#[0-9a-f]{6}$/i.test(colour)) known.set(id, colour)
  }
  // A page is not worth less for a colour: without the database its pictures wait in grey.
  const tryToRead = () => read().catch(() => undefined)

  await tryToRead()
  return async (html: string): Promise<string> => {
    const isNew = ([, id = '']: RegExpExecArray) => !known.has(id)
    if (now() - readAt > refreshMs && [...html.matchAll(placed)].some(isNew)) await tryToRead()
    return html.replace(placed, (tag: string, id: string) => {
      const colour = known.get(id)
      return colour && isWaiting(tag) ? tag.replace('<img', `<img style="background-color:${colour}"`) : tag
    })
  }
}
