import { useRef, useState } from "react";
import { blurringPhrases } from "../../../phrases/admin/blurring.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { type BlurArea, isDrawn, maxAreas, middleArea, percentOf } from "./blur-areas.ts";

export type BlurAreas = ReturnType<typeof useBlurAreas>;

/** The areas that will be blurred, and what is announced of them. */
export function useBlurAreas() {
  const phrases = usePhrases(blurringPhrases);
  const [all, setAll] = useState<readonly BlurArea[]>([]);
  const [spoken, setSpoken] = useState("");
  const lastId = useRef(0);
  const numberOf = (id: number) => all.findIndex((area) => area.id === id) + 1;
  const announce = (area: BlurArea, number = numberOf(area.id)) =>
    setSpoken(phrases.area(number, percentOf(area)));
  const begin = (drawn: BlurArea): BlurArea | null => {
    if (all.length >= maxAreas) {
      setSpoken(phrases.most);
      return null;
    }
    lastId.current += 1;
    const area = { ...drawn, id: lastId.current };
    setAll([...all, area]);
    return area;
  };
  return {
    all,
    spoken,
    announce,
    /** Adds an area; returns null when there are as many as the server takes. */
    begin,
    addMiddle(): BlurArea | null {
      const area = begin(middleArea(0));
      if (area) announce(area, all.length + 1);
      return area;
    },
    change: (changed: BlurArea) =>
      setAll((now) => now.map((area) => (area.id === changed.id ? changed : area))),
    /** After drawing or dragging: what is too small was a slip. */
    finish(id: number) {
      setAll((now) => now.filter((area) => area.id !== id || isDrawn(area)));
      const area = all.find((one) => one.id === id);
      if (area && isDrawn(area)) announce(area);
    },
    remove(id: number) {
      setSpoken(phrases.removed(numberOf(id)));
      setAll((now) => now.filter((area) => area.id !== id));
    },
  };
}
