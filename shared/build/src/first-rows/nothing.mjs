/** In the place of dialogs and drawers, which a script opens. */
export {};
