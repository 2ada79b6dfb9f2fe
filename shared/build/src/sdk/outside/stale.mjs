// One remote builds in a second or two, so that it is built each time.
export const isFresh = () => false;
export const rememberSources = () => {};
export const sourcesOf = () => null;
export const toolsOf = () => [];
