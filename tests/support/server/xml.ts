const tag =
  /<(?:\?[^>]*\?|!\[CDATA\[[\s\S]*?\]\]|(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?))>/g;

/**
 * The names of all elements of an XML text, in order. Throws where the text is not well-formed:
 * a stray `<` or `&`, an element that does not end, or more than one root.
 */
export function elementsOf(xml: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const between = xml.replace(tag, (_whole, ends, name, _attributes, isEmpty) => {
    if (!name) return "";
    if (ends) {
      const expected = open.pop();
      if (expected !== name) throw new Error(`</${name}> ends ${expected}`);
    } else {
      if (open.length === 0 && names.length > 0) throw new Error(`<${name}> is a second root`);
      names.push(name);
      if (!isEmpty) open.push(name);
    }
    return "";
  });
  if (open.length > 0) throw new Error(`<${open.at(-1)}> does not end`);
  const stray = /<|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(between);
  if (stray) throw new Error(`A stray ${stray[0]}`);
  return names;
}
