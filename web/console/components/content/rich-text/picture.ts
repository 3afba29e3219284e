import { type Editor, Node } from '@tiptap/core'

/** A picture that an editor uploaded. What it shows, and how large it is, the server writes when the text is saved. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/pictures/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** Where the cursor is, and a line behind it to go on writing. */
export const insertPicture = (editor: Editor, { src, alt }: { src: string; alt: string }): boolean =>
  editor
    .chain()
    .focus()
    .insertContent([{ type: 'picture', attrs: { src, alt } }, { type: 'paragraph' }])
    .run()
