import { useParams } from "react-router-dom";
import { ProjectAt } from "./ProjectAt.tsx";

export function ProjectPage() {
  const { projectId = "" } = useParams();
  return <ProjectAt address={projectId} />;
}
