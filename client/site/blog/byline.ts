type Named = {
  readonly author: {
    readonly translation: { readonly name: string; readonly surname: string };
  } | null;
  readonly authorName: string;
};

/** The name of the person who wrote a post; blank for a post of the foundation. */
export const authorNameOf = ({ author, authorName }: Named): string =>
  author ? `${author.translation.name} ${author.translation.surname}`.trim() : authorName;
