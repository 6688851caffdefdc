import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isInterfaceType,
  isObjectType,
  type SelectionNode,
} from "graphql";
import { createParameterDecorator } from "type-graphql";

/**
 * The fields that an operation selects below a field, under any alias. Fields with @skip or
 * @include count as selected: more may be loaded than is returned, never less.
 */
export class Selection {
  private readonly nodes = new Map<string, FieldNode[]>();

  private constructor(
    private readonly type: GraphQLNamedType,
    parents: readonly FieldNode[],
    private readonly info: GraphQLResolveInfo,
  ) {
    for (const { selectionSet } of parents) this.collect(selectionSet?.selections ?? []);
  }

  /** What is selected on the field that is being resolved. */
  static of(info: GraphQLResolveInfo): Selection {
    return new Selection(getNamedType(info.returnType), info.fieldNodes, info);
  }

  /** What is selected on one of these fields; null if the field itself is not selected. */
  on(name: string): Selection | null {
    return this.has(name) ? this.onAny(name) : null;
  }

  /** Like `on`, but a selection without fields if the field itself is not selected. */
  onAny(name: string): Selection {
    const definition = this.definition(name);
    if (!definition) throw new Error(`there is no field ${name}`);
    return new Selection(getNamedType(definition.type), this.nodes.get(name) ?? [], this.info);
  }

  has(name: string): boolean {
    return this.nodes.has(name);
  }

  get names(): Iterable<string> {
    return this.nodes.keys();
  }

  /** The arguments of a field each time that it is selected; null if they are invalid. */
  argumentsOf(name: string): Record<string, unknown>[] | null {
    const definition = this.definition(name);
    try {
      return (this.nodes.get(name) ?? []).map((node) =>
        definition ? getArgumentValues(definition, node, this.info.variableValues) : {},
      );
    } catch {
      // The execution reports it at the field.
      return null;
    }
  }

  definition(name: string): GraphQLField<unknown, unknown> | undefined {
    const hasFields = isObjectType(this.type) || isInterfaceType(this.type);
    return hasFields ? this.type.getFields()[name] : undefined;
  }

  private collect(selections: readonly SelectionNode[]): void {
    for (const selection of selections) {
      if (selection.kind === "Field") this.add(selection);
      else if (selection.kind === "InlineFragment") this.collect(selection.selectionSet.selections);
      else {
        const fragment = this.info.fragments[selection.name.value];
        this.collect(fragment?.selectionSet.selections ?? []);
      }
    }
  }

  private add(node: FieldNode): void {
    const name = node.name.value;
    if (name === "__typename") return;
    const nodes = this.nodes.get(name);
    if (nodes) nodes.push(node);
    else this.nodes.set(name, [node]);
  }
}

/** Parameter of a resolver: what is selected on its item, or on the field `name` of its list. */
export const Selected = (name?: "items") =>
  createParameterDecorator(({ info }) => {
    const selection = Selection.of(info);
    return name ? selection.onAny(name) : selection;
  });
