import { createContext } from 'react'

/** Where the pictures of a text are sent to, as the loader says it. */
export const PictureUploads = createContext('')
